import type { APIRoute } from 'astro';
import { guideForAssistants } from '#/web/site/seo/guide-for-assistants.ts';

export const GET: APIRoute = ({ site }) => new Response(guideForAssistants(site));
