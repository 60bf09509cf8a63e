const preload = /<link rel="modulepreload"[^>]*>/g
const starter = '<script type="module" async="">'
const end = '</script>'

/** Runs what was set aside, once the page has been painted. A constant, so that its hash is one for all pages. */
const startLate = `addEventListener('load',()=>setTimeout(()=>{const s=document.createElement('script');s.type='module';s.textContent=document.getElementById('app').textContent;document.body.append(s)},50))`

/**
 * The page is readable before any script is fetched: no module is preloaded, and hydration starts after the load event.
 * A page without the framework's start script comes back as it was.
 */
export function late(html: string, scripts: readonly string[]): { text: string; scripts: readonly string[] } {
  const at = html.indexOf(starter)
  if (at < 0) return { text: html, scripts }
  const done = html.indexOf(end, at)
  const code = html.slice(at + starter.length, done)
  const set = `<script type="text/plain" id="app">${code}${end}<script>${startLate}${end}`
  const text = html.slice(0, at).replace(preload, '') + set + html.slice(done + end.length)
  return { text, scripts: [...scripts, startLate] }
}
