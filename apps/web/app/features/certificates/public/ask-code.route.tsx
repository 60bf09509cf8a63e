import { readCode } from '@portal/contract/certificates/code'
import { checkPath } from '@portal/contract/certificates/constants'
import { redirect } from 'react-router'
import { useTexts } from '#core/language/language.ts'
import { inLanguage, languageOfAddress } from '#core/language/language-address.ts'
import { CheckCard } from '#core/public/check/check-card.tsx'
import type { Route } from './+types/ask-code.route'
import { checkTexts } from './check-texts.ts'
import { CodeForm } from './code-form.tsx'

/** Leads on to the check of a code that can be one. */
function load({ url }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const { search, searchParams } = url
  const typed = searchParams.get('codigo')
  const code = typed === null ? null : readCode(typed)
  if (code) throw redirect(inLanguage(checkPath(code), languageOfAddress(search)), 303)
  return { isWrong: typed !== null }
}

export { load as loader, load as clientLoader }

/** Where someone without a camera types the code of a certificate. */
export default function AskCodePage({ loaderData: { isWrong } }: Route.ComponentProps) {
  const t = useTexts(checkTexts)
  return (
    <CheckCard title={t.askTitle} heading={t.askTitle}>
      <p>{t.askText}</p>
      <CodeForm error={isWrong ? t.wrong : undefined} />
    </CheckCard>
  )
}
