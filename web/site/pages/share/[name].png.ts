import type { APIRoute, GetStaticPaths } from 'astro';
import { type PublicPage, publicPages } from '#/content/pages.ts';
import { drawShareCard } from '#/web/site/seo/draw-share-card.ts';
import { pictureName } from '#/web/site/seo/share-links.ts';

export const getStaticPaths = (() =>
  publicPages.map((props) => ({
    params: { name: pictureName(props.path) },
    props: { ...props },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<PublicPage> = async ({ props: { heading, page } }) =>
  new Response(await drawShareCard({ heading, text: page.description }));
