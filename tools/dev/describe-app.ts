import { writeDescriptor } from '@summit/remote-kit/write-descriptor';
import { appFolder } from '../build/apps.ts';
import { developmentBuildId } from './development-folder.ts';

// `describe-app.ts <remote> <folder>` writes the descriptor of a watched build. It is a separate program, because the
// site map that it reads changes during development.
const [remote = '', folder = ''] = process.argv.slice(2);
await writeDescriptor({ source: appFolder(remote), buildId: developmentBuildId, folder });
