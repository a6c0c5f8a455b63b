declare namespace App {
  interface Locals {
    /** Given by our server; absent under `astro dev`. */
    form?: import('#/inbox/request-form.ts').RequestFormState;
  }
}
