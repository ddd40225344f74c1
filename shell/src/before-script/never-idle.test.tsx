import { bootScript } from './inline-scripts.compiled.ts';

test('a browser that is never idle fetches the site’s script within a third of a second', () => {
  const whenIdle = jest.fn<void, [IdleRequestCallback, IdleRequestOptions]>();
  Object.assign(window, { requestIdleCallback: whenIdle });
  document.body.innerHTML =
    '<script type="application/json" id="summit-state" data-main="/assets/main.js">{}</script>';
  const script = document.createElement('script');
  script.textContent = bootScript;
  document.body.append(script);

  window.dispatchEvent(new Event('load'));
  expect(whenIdle).toHaveBeenCalledTimes(1);
  expect(whenIdle.mock.calls[0]?.[1].timeout).toBeLessThanOrEqual(300);
});
