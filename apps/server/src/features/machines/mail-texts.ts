import { itemLimits } from '@portal/contract/marketplace/constants'

const { expiresAfterDays } = itemLimits

const es = {
  hello: (name: string) => `Hola, ${name}:`,
  machine: 'Clasificado',
  reason: 'Motivo',
  endsOn: 'Vence el',
  approved: {
    title: 'Su clasificado fue aprobado',
    text: `Su clasificado ya está publicado. Vence en ${expiresAfterDays} días; antes le avisaremos para que lo renueve.`,
    button: 'Ver el clasificado',
  },
  editApproved: {
    title: 'Sus cambios fueron aprobados',
    text: 'Los cambios de su clasificado ya están publicados.',
    button: 'Ver el clasificado',
  },
  rejected: {
    title: 'Su clasificado fue rechazado',
    text: 'Revise el motivo, corrija el clasificado y guárdelo: lo revisaremos de nuevo.',
    button: 'Corregir el clasificado',
  },
  editRejected: {
    title: 'Sus cambios fueron rechazados',
    text: 'Su clasificado sigue publicado como estaba. Revise el motivo, corrija los cambios y guárdelos de nuevo.',
    button: 'Corregir los cambios',
  },
  renewal: {
    title: (days: number) =>
      days === 1 ? 'Su clasificado vence mañana' : `Su clasificado vence en menos de ${days} días`,
    text: `Cuando venza dejará de mostrarse. Con el botón lo renueva por otros ${expiresAfterDays} días, sin ingresar al portal.`,
    button: 'Renovar el clasificado',
    once: 'El enlace sirve una sola vez. Si ya no ofrece el equipo, no necesita hacer nada.',
  },
}

const en: typeof es = {
  hello: (name) => `Hello ${name},`,
  machine: 'Listing',
  reason: 'Reason',
  endsOn: 'Expires on',
  approved: {
    title: 'Your listing was approved',
    text: `Your listing is now published. It expires in ${expiresAfterDays} days; we will tell you in time to renew it.`,
    button: 'See the listing',
  },
  editApproved: {
    title: 'Your changes were approved',
    text: 'The changes to your listing are now published.',
    button: 'See the listing',
  },
  rejected: {
    title: 'Your listing was rejected',
    text: 'Look at the reason, correct the listing and save it: we will review it again.',
    button: 'Correct the listing',
  },
  editRejected: {
    title: 'Your changes were rejected',
    text: 'Your listing stays published as it was. Look at the reason, correct the changes and save them again.',
    button: 'Correct the changes',
  },
  renewal: {
    title: (days) => (days === 1 ? 'Your listing expires tomorrow' : `Your listing expires in less than ${days} days`),
    text: `After that it is no longer shown. The button renews it for another ${expiresAfterDays} days, without logging in.`,
    button: 'Renew the listing',
    once: 'The link works once. If you no longer offer the machine, you don’t need to do anything.',
  },
}

export const texts = { es, en }
