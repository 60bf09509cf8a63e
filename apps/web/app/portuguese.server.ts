import { translations } from '@portal/contract/core/text'
import { portuguese } from './portuguese.ts'

/** Long texts that only the server reads, and sends with a page. */
const files = import.meta.glob<{ portuguese: Readonly<Record<string, unknown>> }>('./**/*.pt.server.ts', {
  eager: true,
})

translations.pt = new Map([...portuguese, ...Object.values(files).flatMap((file) => Object.entries(file.portuguese))])
