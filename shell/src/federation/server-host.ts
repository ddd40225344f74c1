export { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
