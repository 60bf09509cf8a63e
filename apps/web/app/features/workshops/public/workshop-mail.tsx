import { useTexts } from '#core/language/language.ts'
import { useCompany } from '#core/public/frame/company.ts'
import frame from '#core/public/frame/public.module.css'
import { formTexts } from './form-texts.ts'
import { Title } from './level.tsx'
import people from './people.module.css'

/** The address for questions about a workshop, else that of the company; the last line of its page. */
export function WorkshopMail({ of }: { of: string }) {
  const t = useTexts(formTexts)
  const company = useCompany()
  const email = of || company?.email
  if (!email) return null
  return (
    <footer className={people.mail}>
      <div className={frame.wrap}>
        <div>
          <Title under={1}>{t.mailTitle}</Title>
          <p>{t.mailText}</p>
        </div>
        <a href={`mailto:${email}`}>{email}</a>
      </div>
    </footer>
  )
}
