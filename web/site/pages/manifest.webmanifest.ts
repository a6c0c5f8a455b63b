import type { APIRoute } from 'astro';
import { brand } from '#/content/brand.ts';
import { icons } from '#/web/site/seo/icons.ts';
import { tokenColour } from '#/web/site/seo/token-colour.ts';

export const GET: APIRoute = () =>
  Response.json({
    name: brand.name,
    short_name: brand.name,
    description: brand.tagline,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    lang: 'en',
    background_color: tokenColour('paper'),
    theme_color: tokenColour('desk'),
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...icons
        .filter(({ name }) => name.startsWith('icon-'))
        .map(({ name, size, maskable }) => ({
          src: `/${name}.png`,
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose: maskable ? 'maskable' : 'any',
        })),
    ],
  });
