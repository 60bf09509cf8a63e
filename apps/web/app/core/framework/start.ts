declare global {
  interface Window {
    /** Created by the router's first script; waits for the loaders' data. */
    __reactRouterContext?: { streamController: ReadableStreamDefaultController<string> }
  }
}

/** Moves the router's scripts into the page, where they run, and passes them the data of the page. */
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
