import type { InstallationTrait } from '#/content/schema.ts';

/** The server looks for the attribute right after the tag's name. */
export function shownOnlyWith(traits: readonly InstallationTrait[] | undefined) {
  return traits && { 'data-shown-with': traits.join(' ') };
}
