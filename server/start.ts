// The entry of `npm start`: runs the server that `npm run build` has made of the sources while they are as they were then,
// and otherwise the sources.
import { builtServer } from './builds/current.ts';

const built = builtServer();
const launchSources = () => import('./launch.ts');
// A mistake in `content/` ends the load: the sources tell of it with its place.
await (built ? import(built).catch(launchSources) : launchSources());
