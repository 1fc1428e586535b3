// `npm start`: the web app. Installs and builds what is missing, then serves. Words after `npm start --` go to `tablee serve`.
import { install } from './install.mjs';

install();
// Only now are the packages there that these need.
const { build } = await import('./build.mjs');
await build();
// In this process, so that whoever stops it stops the server.
process.argv.splice(2, 0, 'serve');
await import('tablee/bin');
