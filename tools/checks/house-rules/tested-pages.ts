import { basename } from 'node:path';
import type { HouseRule } from './project-files.ts';

/** Every page and dialog is opened by a test of its remote, because visitors rely on each of them. */
export const testedPages: HouseRule = (files) => {
  const tests = files.filter(({ path }) => path.endsWith('.test.tsx'));
  return files
    .filter(({ path, text }) => /^mf-.*-(page|dialog)\.tsx$/.test(path) && text.includes('export default'))
    .filter(({ path }) => {
      const [remote = ''] = path.split('/');
      const opened = `/${basename(path)}'`;
      return !tests.some((test) => test.path.startsWith(`${remote}/`) && test.text.includes(opened));
    })
    .map(({ path }) => `${path}: no test of its remote opens it; write one beside it`);
};
