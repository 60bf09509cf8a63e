declare global {
  interface Window {
    /** What the first of the router's scripts makes. It waits here for what the loaders answered. */
    __reactRouterContext?: { streamController: ReadableStreamDefaultController<string> }
  }
}

/** Puts the router's scripts into the page, where they run, and hands the data of the page over. */
export function start(templateId: string, dataId: string, isAtOnce: boolean): void {
  function run() {
    const template = document.getElementById(templateId) as HTMLTemplateElement
    document.body.append(template.content.cloneNode(true))
    const controller = window.__reactRouterContext?.streamController
    controller?.enqueue(document.getElementById(dataId)?.textContent ?? '')
    controller?.close()
  }
  if (isAtOnce) run()
  else addEventListener('load', () => setTimeout(run, 50))
}
