import { useTexts } from '#core/language/language.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import { MessageScreen } from '#core/public/screens/message-screen.tsx'
import { datasheetTexts } from './datasheet-texts.ts'

export const handle = { document: true, cache: { params: [], areas: [] } }

/** A placeholder until the data sheet exists (decision 16). */
export default function DatasheetPage() {
  const t = useTexts(datasheetTexts)
  return (
    <>
      <PageHead title={t.title} description={t.text} />
      <MessageScreen
        title={t.title}
        actions={
          <ButtonLink kind="ghost" to="/quamtum">
            {t.product}
          </ButtonLink>
        }
      >
        <p>{t.text}</p>
        <p>{t.meanwhile}</p>
      </MessageScreen>
    </>
  )
}
