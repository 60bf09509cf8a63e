import type { Language } from '@portal/contract/core/language'
import type { Mail } from '#core/mail/mail.ts'

const texts = {
  es: {
    subject: 'Correo de prueba del portal',
    paragraph:
      'Este buzón recibirá las consultas del sitio. Para confirmar que los correos llegan, escriba este código en la puesta en marcha.',
  },
  en: {
    subject: 'Test mail of the portal',
    paragraph:
      'This mailbox will get the inquiries of the site. To confirm that mails arrive, type this code in the first run.',
  },
}

/** To the address that gets inquiries: the code that proves that it arrived. */
export function testMail(to: string, code: string, language: Language): Mail {
  const t = texts[language]
  return {
    to,
    language,
    subject: t.subject,
    body: { title: t.subject, paragraphs: [t.paragraph], code },
    reason: 'opening.test',
  }
}
