// The scripts of every page that are not needed for reading.
import './count-shown.ts';
import './link-manifest.ts';
import './menu.ts';
import './particles.ts';
import './reveal.ts';
import './wake-conversations.ts';
