import type { APIRoute, GetStaticPaths } from 'astro';
import { drawIcon, type IconShape, icons } from '#/web/site/seo/icons.ts';

export const getStaticPaths = (() =>
  icons.map((props) => ({ params: { icon: props.name }, props: { ...props } }))) satisfies GetStaticPaths;

export const GET: APIRoute<IconShape> = async ({ props }) => new Response(await drawIcon(props));
