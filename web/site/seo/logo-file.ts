import drawing from '#/public/favicon.svg?raw';

/** The favicon's drawing as a data URL. */
export const logo = `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
