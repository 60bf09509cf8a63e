import { noticeMail } from '../mails.ts'
import type { Delivery, FormBase } from '../parts.ts'
import { followMail } from '../queries.ts'

/** As a mail of our own to the company's address: five tries over 24 hours, and the form is as far as its mail. */
export const outboxDelivery = ({ mails, company, env }: Pick<FormBase, 'mails' | 'company' | 'env'>): Delivery => ({
  async begin(db, form) {
    const { email } = await company()
    const mailId = await mails.queue(db, noticeMail({ email, publicUrl: env.PUBLIC_URL }, form))
    await followMail(db, form.id, mailId)
  },
})
