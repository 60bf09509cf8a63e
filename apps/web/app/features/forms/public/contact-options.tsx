import { IconCalendarEvent, IconMailForward, IconMessageCircle, IconVideo } from '@tabler/icons-react'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { inLanguage } from '#core/language/language-address.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { useCompany } from '#core/public/frame/company.ts'
import { networksOf } from '#core/public/frame/network-addresses.ts'
import styles from './contact.module.css'
import { contactTexts } from './contact-texts.ts'

/** The four options of the contact page, each one link. */
export function ContactOptions() {
  const { options: t, optionsLabel, newWindow } = useTexts(contactTexts)
  const language = useLanguage()
  const chat = networksOf(useCompany()).find(({ id }) => id === 'messaging')
  const parts = (one: keyof typeof t, Icon: typeof IconVideo) => (
    <>
      <Icon size={28} stroke={1.5} />
      <strong>{t[one].title}</strong>
      <span>{t[one].text}</span>
      <span className={styles.go} aria-hidden>
        {t[one].action}
      </span>
    </>
  )
  return (
    <ul className={styles.options} aria-label={optionsLabel}>
      <li>
        <a className={styles.option} href={`${inLanguage('/contact', language)}#inquiry`}>
          {parts('inquiry', IconMailForward)}
        </a>
      </li>
      {chat && (
        <li>
          <a
            className={styles.option}
            href={chat.url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${t.chat.title}. ${t.chat.text} (${newWindow})`}
          >
            {parts('chat', IconMessageCircle)}
          </a>
        </li>
      )}
      <li>
        <PublicLink className={styles.option} to="/contact/calendar">
          {parts('calendar', IconCalendarEvent)}
        </PublicLink>
      </li>
      <li>
        <PublicLink className={styles.option} to="/contact/meeting">
          {parts('meeting', IconVideo)}
        </PublicLink>
      </li>
    </ul>
  )
}
