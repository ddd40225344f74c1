import { writeDescriptor } from '@summit/remote-kit/write-descriptor';
import { appFolder } from '../build/apps.ts';
import { developmentBuildId } from './development-folder.ts';

// `describe-app.ts <remote> <folder>`: writes the descriptor of a watched build. A program of its own, because the site
// map that it reads changes while the site is being developed.
const [remote = '', folder = ''] = process.argv.slice(2);
await writeDescriptor({ source: appFolder(remote), buildId: developmentBuildId, folder });
