import {
  Component,
  type ComponentType,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useLayoutEffect,
  useRef,
} from 'react'
import { asking } from '#core/api/api.ts'
import { lazyCode, reloadOnce } from '#core/framework/module-reload.ts'
import { buttonsOfCode } from '#core/framework/start.ts'
import { htmlAfter, isAfter } from './after-anchor.ts'

const signs = [
  'pointerover',
  'pointerdown',
  'click',
  'keydown',
  'focusin',
  'scroll',
  'wheel',
  'touchstart',
  asking,
] as const

/**
 * Resolves with the reader's first interaction on this page, or its first call to the server, whose result may need the
 * deferred parts.
 */
const somethingDone = import.meta.env.SSR
  ? Promise.resolve()
  : new Promise<void>((resolve) => {
      const wake = () => {
        for (const sign of signs) removeEventListener(sign, wake, true)
        resolve()
      }
      for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true })
    })

/** The last button that was pressed inside a part without its code; it is pressed again once the part has it. */
let pressed: HTMLElement | null = null

if (!import.meta.env.SSR) {
  const keepPress = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>(buttonsOfCode)
    const waits = [...document.querySelectorAll('template[data-waits]')].some((anchor) => isAfter(anchor, button))
    if (!button || !waits) return
    event.stopImmediatePropagation()
    pressed = button
  }
  addEventListener('click', keepPress, true)
}

type Load<P> = () => Promise<{ default: ComponentType<P> }>

/**
 * Renders a part below the first screen: complete in the HTML, its code loaded after the first interaction. Its props
 * must stay the same objects: a change before that would render it from scratch. The page must load its styles,
 * otherwise they come with the code. When the code fails, the HTML stays as it is.
 */
export const deferred = <P extends object>(load: Load<P>) =>
  separate(async () => {
    await somethingDone
    return load()
  })

/**
 * Renders a part whose code is loaded at once, apart from the page's. When it fails, the HTML of the server stays as it
 * is, or `Failed` stands there if the server rendered none.
 */
export function separate<P extends object>(load: Load<P>, Failed?: ComponentType<{ error: unknown }>) {
  const Part = lazyCode(load) as unknown as ComponentType<P> // lazy types its own ref next to P
  return memo((props: P) => {
    const anchor = useRef<HTMLTemplateElement>(null)
    return (
      <>
        <template ref={anchor} data-waits="" />
        <Suspense>
          <KeptHtml anchor={anchor} Failed={Failed}>
            <Part {...props} />
            <Alive anchor={anchor} />
          </KeptHtml>
        </Suspense>
      </>
    )
  })
}

interface Anchored {
  /** Stands right before the part. */
  anchor: RefObject<HTMLTemplateElement | null>
}

/** Notes that a part has its code, and repeats what was pressed in it before. */
function Alive({ anchor }: Anchored) {
  useLayoutEffect(() => {
    anchor.current?.removeAttribute('data-waits')
    const button = pressed
    if (!button || !isAfter(anchor.current, button)) return
    pressed = null
    queueMicrotask(() => button.click())
  }, [anchor])
  return null
}

interface KeptProps extends Anchored {
  Failed: ComponentType<{ error: unknown }> | undefined
  children: ReactNode
}

/** Shows the HTML of the server in place of a part whose code failed. A part without any reloads the page once. */
class KeptHtml extends Component<KeptProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown): void {
    if (!this.kept) void reloadOnce(error)
  }

  /** Read while the HTML is still there: it is replaced when React commits. */
  private kept = ''

  override render(): ReactNode {
    const { failure } = this.state
    const { anchor, children, Failed } = this.props
    if (!failure) return children
    this.kept ||= htmlAfter(anchor.current)
    if (!this.kept && Failed) return <Failed error={failure.error} />
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the server has rendered here
    return <span style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: this.kept }} />
  }
}
