import drawing from '#/public/favicon.svg?raw';

/** The logo as the browser tab shows it. */
export const logo = `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
