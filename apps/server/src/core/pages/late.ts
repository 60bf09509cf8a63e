const preload = /<link rel="modulepreload"[^>]*>/g
const starter = /<script type="module" async="">([\s\S]*?)<\/script>/

/** Runs what was set aside, once the page has been painted. A constant, so that its hash is one for all pages. */
const startLate = `addEventListener('load',()=>setTimeout(()=>{const s=document.createElement('script');s.type='module';s.textContent=document.getElementById('app').textContent;document.body.append(s)},50))`

/**
 * The page is readable before any script is fetched: no module is preloaded, and hydration starts after the load event.
 * A page without the framework's start script comes back as it was.
 */
export function late(html: string): string {
  if (!starter.test(html)) return html
  return html
    .replace(preload, '')
    .replace(
      starter,
      (_, code: string) => `<script type="text/plain" id="app">${code}</script><script>${startLate}</script>`,
    )
}
