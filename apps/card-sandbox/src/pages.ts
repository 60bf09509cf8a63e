import type { FastifyReply } from 'fastify'

/** Sends a page of a provider, under a policy of its own: those of our pages are not for it. */
export const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply
    .header('content-security-policy', "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'")
    .type('text/html; charset=utf-8')
    .send(page)

/** Text that may stand in HTML. */
const safe = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!)

interface Choice {
  /** Sent as `action`. */
  action: string
  text: string
  isMain?: boolean
}

interface Page {
  language: string
  /** From where the pages are served, without a slash at the end. */
  base: string
  provider: string
  shopName: string
  title: string
  amount: string
  error?: string | undefined
  /** Where the choices are posted to; none on a page where nothing can be done. */
  action?: string
  choices: readonly Choice[]
}

/** Returns a page of a provider, which says in both languages that it is simulated. */
export const pageOf = ({ language, base, provider, shopName, title, amount, error, action, choices }: Page): string =>
  `<!doctype html>
<html lang="${safe(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>SIMULADO · SIMULATED · ${safe(provider)}</title><link rel="stylesheet" href="${safe(base)}/sandbox.css"></head>
<body><header><strong>SIMULADO · SIMULATED</strong> ${safe(provider)}</header>
<main><p>${safe(shopName)}</p><h1>${safe(title)}</h1><p class="amount">${safe(amount)}</p>
${error ? `<p role="alert">${safe(error)}</p>` : ''}
${action ? `<form method="post" action="${safe(action)}">${choices.map(buttonOf).join('')}</form>` : ''}
</main></body></html>
`

const buttonOf = ({ action, text, isMain }: Choice) =>
  `<button name="action" value="${safe(action)}"${isMain ? ' class="main"' : ''}>${safe(text)}</button>`

export const css = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0 }
header { padding: 0.75rem 1rem; background: #7a1f1f; color: #fff }
main { max-width: 26rem; margin: 2rem auto; padding: 0 1rem }
.amount { font-size: 1.75rem }
[role='alert'] { padding: 0.75rem; border: 2px solid #c62828 }
form { display: grid; gap: 0.75rem }
button { font: inherit; padding: 0.75rem; text-align: start }
.main { font-weight: bold }
`
