import type { APIRoute } from 'astro';
import { guideForAssistants } from '#/site/sharing/guide-for-assistants.ts';

export const GET: APIRoute = ({ site }) => new Response(guideForAssistants(site));
