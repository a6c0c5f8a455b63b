/** Has the browser ask before the visitor leaves the site. Going to another page of it asks nothing: the call is kept. */
export function guardLeaving(page: Window): () => void {
  let staysOnSite = false;
  let timer = 0;

  function ask(event: BeforeUnloadEvent): void {
    if (!staysOnSite) event.preventDefault();
    staysOnSite = false;
  }

  function note(event: Event): void {
    const address = event.type === 'submit' ? formAddress(event) : linkAddress(event);
    staysOnSite = address !== null && new URL(address, page.location.href).origin === page.location.origin;
    // What a script kept from leading away says nothing about the next time.
    page.clearTimeout(timer);
    timer = page.setTimeout(() => {
      staysOnSite = false;
    }, 1_000);
  }

  page.addEventListener('beforeunload', ask);
  page.document.addEventListener('click', note);
  page.document.addEventListener('submit', note);
  return () => {
    page.clearTimeout(timer);
    page.removeEventListener('beforeunload', ask);
    page.document.removeEventListener('click', note);
    page.document.removeEventListener('submit', note);
  };
}

function linkAddress({ target }: Event): string | null {
  return target instanceof Element ? (target.closest('a[href]')?.getAttribute('href') ?? null) : null;
}

function formAddress({ target }: Event): string | null {
  return target instanceof HTMLFormElement ? target.action : null;
}
