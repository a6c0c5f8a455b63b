declare namespace App {
  interface Locals {
    /** Set by our server; undefined under `astro dev`. */
    form?: import('#/inbox/request/request-form.ts').RequestFormState;
  }
}

declare namespace Astro {
  interface ClientDirectives {
    /** Set by `afterPaint`. */
    'client:after-paint'?: boolean;
  }
}

declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2';
    variationAxes: Record<string, number | { min: number; max: number }>;
    keepFeatures: string[];
    noHinting: boolean;
  }
  export default function subsetFont(font: Buffer, characters: string, options: SubsetOptions): Promise<Buffer>;
}
