declare global {
  interface Window {
    /** Created by the router's first script; waits for the loaders' data. */
    __reactRouterContext?: { streamController: ReadableStreamDefaultController<string> }
    /** What was pressed before React listened. */
    firstPress?: { button: HTMLElement | null; stop: () => void }
  }
}

/** Buttons that do nothing without the page's code; the browser opens popovers, and the frame script logs out and scrolls. */
export const buttonsOfCode = 'button[type="button"]:not([popovertarget],[data-log-out],[data-to-top])'

/**
 * Moves the router's scripts into the page, where they run, and passes them the data of the page. A press on a button
 * starts them at once, and is kept until React can do what it asks for.
 */
export function start(templateId: string, dataId: string, isAtOnce: boolean, buttons: string): void {
  let hasRun = false
  function run() {
    if (hasRun) return
    hasRun = true
    const template = document.getElementById(templateId) as HTMLTemplateElement
    document.body.append(template.content.cloneNode(true))
    const controller = window.__reactRouterContext?.streamController
    controller?.enqueue(document.getElementById(dataId)?.textContent ?? '')
    controller?.close()
  }
  const listening = new AbortController()
  const press: NonNullable<Window['firstPress']> = { button: null, stop: () => listening.abort() }
  function keepPress({ target }: MouseEvent) {
    const button = (target as Element).closest<HTMLElement>(buttons)
    if (!button) return
    press.button = button
    run()
  }
  window.firstPress = press
  addEventListener('click', keepPress, { capture: true, signal: listening.signal })
  if (isAtOnce) run()
  else addEventListener('load', () => setTimeout(run, 50))
}

/** Presses again what was pressed before React listened. */
export function pressAgain(): void {
  const { firstPress } = window
  if (firstPress?.button?.isConnected) firstPress.button.click()
  delete window.firstPress
}
