// The scripts of every page that are not needed for reading.
import '#/web/site/call-bar/call-bar.ts';
import './count-shown.ts';
import './link-manifest.ts';
import './menu.ts';
import './particles.ts';
import './reveal.ts';
