import { useTexts } from '#core/language/language.ts'
import frame from '#core/public/frame/public.module.css'
import { formTexts, workshopEmail } from './form-texts.ts'
import { Title } from './level.tsx'
import people from './people.module.css'

/** The address for questions about a workshop; the last line of its page. */
export function WorkshopMail() {
  const t = useTexts(formTexts)
  return (
    <footer className={people.mail}>
      <div className={frame.wrap}>
        <div>
          <Title under={1}>{t.mailTitle}</Title>
          <p>{t.mailText}</p>
        </div>
        <a href={`mailto:${workshopEmail}`}>{workshopEmail}</a>
      </div>
    </footer>
  )
}
