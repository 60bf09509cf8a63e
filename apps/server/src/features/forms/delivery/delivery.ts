import type { Delivery, FormBase } from '../deps.ts'
import { noticeMail } from '../mails.ts'
import { followMail } from '../queries.ts'
import { serviceDelivery } from './service.ts'

/** Returns the configured delivery. */
export const openDelivery = (deps: FormBase): Promise<Delivery> =>
  deps.env.FORM_DELIVERY === 'service' ? serviceDelivery(deps) : Promise.resolve(outboxDelivery(deps))

/**
 * Delivers a form as a mail to the company's address: five tries over 24 hours; the form has the status of its mail.
 */
const outboxDelivery = ({ mails, company, env }: Pick<FormBase, 'mails' | 'company' | 'env'>): Delivery => ({
  async begin(db, form) {
    const { email } = await company(db)
    const mailId = await mails.queue(db, noticeMail({ email, publicUrl: env.PUBLIC_URL }, form))
    await followMail(db, form.id, mailId)
  },
})
