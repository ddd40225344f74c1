import { describe, expect, test, vi } from 'vitest';
import { until } from '../../app/testing/until.ts';
import { createRendering, registry, render } from '../testing/fake-rendering.ts';

describe('a new revision', () => {
  test('takes over once its new releases are warmed up; processes of unchanged releases are kept', async () => {
    const { rendering, settled, started, onSwitched } = createRendering();
    await rendering.switchTo(registry(1));
    await settled('awards@a1', 'content@c1');
    await rendering.switchTo(registry(2));
    expect(await render(rendering)).toBe('content@c2 for revision 2');
    expect(await render(rendering, '/awards')).toBe('awards@a1 for revision 2');
    await settled('awards@a1', 'content@c2');
    expect(started).toHaveLength(3);
    expect(onSwitched).toHaveBeenCalledTimes(2);
  });

  test('with only new releases ends the process of the frame as well', async () => {
    const { rendering, settled } = createRendering();
    await rendering.switchTo(registry(1));
    await render(rendering, '/nowhere');
    await settled('awards@a1', 'content@c1', 'frame');
    await rendering.switchTo(registry(2));
    await settled('awards@a1', 'content@c2', 'frame');
    await rendering.switchTo(registry(3, 'a3'));
    await settled('awards@a3', 'content@c3');
  });

  test('renders a release that was promoted again in a new process', async () => {
    const { rendering, started } = createRendering();
    const { live, ...rest } = registry(1);
    await rendering.switchTo({ live, ...rest });
    const promotedAt = new Date(1000).toISOString();
    const again = { ...live, ...(live.awards && { awards: { ...live.awards, promotedAt } }) };
    await rendering.switchTo({ ...rest, revision: 2, live: again });
    expect(started.map(({ name }) => name)).toEqual(['content@c1', 'awards@a1', 'awards@a1']);
  });

  test('counts as rendered once visitors no longer get pages of the previous one', async () => {
    const { rendering, onSwitched, lineUp, settled } = createRendering();
    await rendering.switchTo(registry(1));
    await settled('awards@a1', 'content@c1');
    let renewed = () => {};
    onSwitched.mockReturnValueOnce(new Promise<void>((resolve) => (renewed = resolve)));
    const switched = rendering.switchTo(registry(2));
    await until(() => onSwitched.mock.calls.length === 2);
    expect(rendering.revision).toBe(1);
    expect(await render(rendering)).toBe('content@c2 for revision 2');
    expect(lineUp()).toEqual(['awards@a1', 'content@c2']);
    renewed();
    await switched;
    expect(rendering.revision).toBe(2);
  });

  test('keeps the processes if the live releases are the same', async () => {
    const { rendering, started, onSwitched, settled } = createRendering();
    await rendering.switchTo(registry(1));
    await settled('awards@a1', 'content@c1');
    await rendering.switchTo({ ...registry(1), revision: 2, candidates: {} });
    expect([rendering.revision, started.length]).toEqual([2, 2]);
    expect(onSwitched).toHaveBeenCalledTimes(1);
  });

  test('with a release that cannot be loaded keeps the previous one, and retries until it can', async () => {
    let away = true;
    const { rendering, reports } = createRendering((renderer) => {
      if (renderer.name === 'content@c2' && away) {
        renderer.ready = Promise.reject(new Error('its entry is missing'));
      }
    });
    await rendering.switchTo(registry(1));
    await rendering.switchTo(registry(2));
    expect(await render(rendering)).toBe('content@c1 for revision 1');
    expect(rendering.revision).toBe(1);
    expect(reports.join()).toContain(
      "revision 2 is not rendered on the server: 'content': its entry is missing",
    );
    away = false;
    await until(() => rendering.revision === 2);
    expect(await render(rendering)).toBe('content@c2 for revision 2');
  });

  test('takes over for other remotes although one release cannot be loaded', async () => {
    const { rendering } = createRendering((renderer) => {
      if (renderer.name === 'awards@a2') renderer.ready = Promise.reject(new Error('its entry is missing'));
    });
    await rendering.switchTo(registry(1));
    await rendering.switchTo(registry(1, 'a2'));
    await rendering.switchTo(registry(3, 'a2'));
    expect(await render(rendering)).toBe('content@c3 for revision 3');
    expect(await render(rendering, '/awards')).toBe('awards@a1 for revision 3');
    expect(rendering.shown?.live.awards?.buildId).toBe('a1');
    expect(rendering.revision).toBe(1);
  });

  test('never takes over if a newer one replaced it while it warmed up', async () => {
    let warm = () => {};
    const { rendering, started } = createRendering((renderer) => {
      if (renderer.name === 'content@c1') {
        renderer.ready = new Promise((resolve) => (warm = () => resolve([])));
      }
    });
    const slow = rendering.switchTo(registry(1));
    await rendering.switchTo(registry(2));
    warm();
    await slow;
    expect(await render(rendering)).toBe('content@c2 for revision 2');
    expect(started.find(({ name }) => name === 'content@c1')?.retired).toBe(true);
  });

  test('ends processes that are warming up for an outdated one immediately', async () => {
    const never = new Promise<string[]>(() => {});
    const { rendering, started, reports, settled } = createRendering((renderer) => {
      if (renderer.name === 'content@c2') renderer.ready = never;
    });
    await rendering.switchTo(registry(1));
    void rendering.switchTo(registry(2));
    expect(started.find(({ name }) => name === 'content@c2')?.retired).toBe(false);
    await rendering.switchTo(registry(3));
    expect(started.find(({ name }) => name === 'content@c2')?.retired).toBe(true);
    await settled('awards@a1', 'content@c3');
    expect(reports).toEqual([]);
  });
});

describe('at the start', () => {
  test('a remote is away until its process is ready; others are rendered', async () => {
    let broken = true;
    const onAway = vi.fn();
    const { rendering, settled } = createRendering(
      (renderer) => {
        if (renderer.remote === 'awards' && broken) renderer.ready = Promise.reject(new Error('it looped'));
      },
      { onAway, waitMs: 10 },
    );
    await rendering.switchTo(registry(1));
    expect(onAway).toHaveBeenLastCalledWith(registry(1), ['awards']);
    expect([rendering.revision, await render(rendering)]).toEqual([1, 'content@c1 for revision 1']);
    await expect(render(rendering, '/awards')).rejects.toThrow('no rendering process had time');
    broken = false;
    await settled('awards@a1', 'content@c1');
    expect(onAway).toHaveBeenLastCalledWith(registry(1), []);
  });

  test('nothing is rendered until a process is ready, and starting one is retried', async () => {
    let broken = true;
    const { rendering } = createRendering((renderer) => {
      if (broken) renderer.ready = Promise.reject(new Error('there is no build'));
    });
    await rendering.switchTo(registry(1));
    expect(rendering.revision).toBeNull();
    await expect(render(rendering)).rejects.toThrow('no rendering process is ready');
    broken = false;
    await until(() => rendering.revision === 1);
  });

  test('starting a process is retried while the system cannot', async () => {
    let isFull = true;
    const { rendering, reports } = createRendering(() => {
      if (isFull) throw new Error('spawn ENOMEM');
    });
    await rendering.switchTo(registry(1));
    expect(rendering.revision).toBeNull();
    expect(reports.join()).toContain("'content': spawn ENOMEM");
    isFull = false;
    await until(() => rendering.revision === 1);
  });
});
