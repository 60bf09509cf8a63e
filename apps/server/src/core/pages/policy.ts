import { inlineHash } from '../http/inline-hash.ts'

/** External origins that pages may use: a captcha, the card provider, tiles of maps. */
export interface PolicyOrigins {
  scripts?: readonly string[]
  frames?: readonly string[]
  formTargets?: readonly string[]
  images?: readonly string[]
}

/** The origins of Google's captcha, where it is configured. */
export const recaptchaOrigins: PolicyOrigins = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
}

interface Kind {
  /** The component library of the dashboard writes styles into the page (rule platform/script-policy). */
  allowsInlineStyles: boolean
  /** A style of ours inside a page whose other styles are files. */
  style?: string
  /** Vite announces changes over a web socket. */
  isDev: boolean
  /** A page of the dashboard, which shows pages of ours in frames. */
  isShell?: boolean
  /** A page of ours may show it in a frame. */
  isFramed?: boolean
}

/**
 * Returns the Content-Security-Policy of one page: allows the inline scripts of the build by their hashes, and no
 * others (rule platform/script-policy). It does not hash what is in the finished HTML, because an injected script would
 * be allowed too.
 */
export function policyFor(
  inlineScripts: readonly string[],
  { scripts = [], frames = [], formTargets = [], images = [] }: PolicyOrigins,
  kind: Kind,
): string {
  // a hash next to it would take "unsafe-inline" away
  const styles = kind.allowsInlineStyles ? ["'unsafe-inline'"] : kind.style ? [inlineHash(kind.style)] : []
  const framed = [...(kind.isShell ? ["'self'"] : []), ...frames]
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...inlineScripts.map(inlineHash), ...scripts],
    ['style-src', "'self'", ...styles],
    ['img-src', "'self'", 'data:', 'blob:', ...images],
    ['font-src', "'self'"],
    ['media-src', "'self'", 'blob:'],
    ['connect-src', "'self'", ...(kind.isDev ? ['ws:'] : [])],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'", 'blob:'], // the captcha computes in a worker made from a blob
    ['frame-src', ...(framed.length ? framed : ["'none'"])],
    ['form-action', "'self'", ...formTargets],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['frame-ancestors', kind.isFramed ? "'self'" : "'none'"],
  ]
  return directives.map((words) => words.join(' ')).join('; ')
}
