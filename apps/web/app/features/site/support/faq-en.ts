import { type CommercialTerms, presenceCountries } from '../commercial-terms.ts'
import type { FaqGroup } from './faq-entry.ts'

export const faqEn = ({ warranty, delivery }: CommercialTerms): readonly FaqGroup[] => [
  {
    id: 'buying',
    title: 'Buying and delivery',
    entries: [
      {
        id: 'who-can-buy',
        question: 'Who can buy the products?',
        answer: [
          'Companies and professionals authorized to handle blasting products under the laws of their country. We do not sell to end consumers.',
          'Before the first sale we ask for the documents that prove it; we keep them on file, so you do not need to send them again while they are valid.',
        ],
      },
      {
        id: 'quote',
        question: 'How do I get a quote?',
        answer: [
          'Create an account on the portal or write to the nearest office with the product, the quantity, the destination country and the type of operation. With those, the quote is complete the first time.',
        ],
      },
      {
        id: 'delivery-time',
        question: 'How long does delivery take?',
        answer: [
          `About ${delivery} from the day the order is confirmed and payment is received. Orders are not processed on weekends, so those days do not count.`,
        ],
      },
      {
        id: 'delivery-place',
        question: 'Where is the equipment delivered?',
        answer: [
          'Sales are FOB within Mexico. From there, transport, insurance and customs are up to the buyer; if it helps, we can recommend forwarders who know this kind of cargo.',
        ],
      },
      {
        id: 'payment',
        question: 'How do I pay?',
        answer: [
          'By international wire transfer to the account on the invoice. Always verify it with your representative by phone before the first transfer: we never announce a change of account by e-mail alone.',
        ],
      },
      {
        id: 'countries',
        question: 'What countries are you in?',
        answer: [
          `In more than ${presenceCountries} countries, with offices in Mexico, Peru, Chile and the United States and distributors serving the rest.`,
        ],
      },
    ],
  },
  {
    id: 'warranty',
    title: 'Warranty and service',
    entries: [
      {
        id: 'warranty-time',
        question: 'How long is the warranty?',
        answer: [`The factory warranty is ${warranty} from delivery and covers defects in materials and workmanship.`],
      },
      {
        id: 'warranty-limits',
        question: 'What does the warranty not cover?',
        answer: [
          'Impact damage, moisture in devices used with the lid open, forced connectors, devices opened by third parties, and batteries damaged by being stored empty. It also does not cover what each blast consumes, unless it was defective from the start.',
        ],
      },
      {
        id: 'claim',
        question: 'How do I make a warranty claim?',
        answer: [
          'Write to the office that sold it with the serial number, the invoice date, a photo of the device and the message on its screen. We reply with a shipping order, or with the fix if it can be solved remotely.',
        ],
      },
      {
        id: 'repair',
        question: 'Do you repair equipment out of warranty?',
        answer: [
          'Yes. A diagnosis and a quote come first; nothing is repaired without your approval. Every repaired device comes back with a record of the tests it passed.',
        ],
      },
      {
        id: 'training',
        question: 'Do you train the people who will use it?',
        answer: [
          'Yes, at your offices or on site, on the equipment you bought. Custom training is quoted as a service, and so is technical support during the first blasts.',
        ],
      },
    ],
  },
  {
    id: 'field',
    title: 'Equipment in the field',
    entries: [
      {
        id: 'which-console',
        question: 'Which console do I need?',
        answer: [
          'It depends on how many adapters you fire at once, on the safe distance your operation requires and on whether you need to link several consoles. Each product page gives its limits with units; if you are between two models, send us the plan of a typical blast and we will tell you which one, and why.',
        ],
      },
      {
        id: 'adapter-delay',
        question: 'Who decides the delay of each hole?',
        answer: [
          'You do, in the design. Each adapter is programmed individually, in one-millisecond steps, and the console checks that every one of them responds before it allows the blast.',
        ],
      },
      {
        id: 'missing-adapter',
        question: 'What do I do when an adapter does not respond?',
        answer: [
          'Do not fire. Disarm the console and, following your site procedure, first check the connector and the cable at that hole, then the stretch of line before it, and test again. If it still does not respond, follow your site procedure for undetected holes before you continue.',
        ],
      },
      {
        id: 'storage',
        question: 'How are consoles stored between campaigns?',
        answer: [
          'Clean, dry, with the lid closed and the battery charged. Recharge it if the device sits unused for a season: a battery stored empty loses capacity.',
        ],
      },
      {
        id: 'console-languages',
        question: 'What languages do the devices have?',
        answer: [
          'Devices with menus in several languages can be switched in their settings, without losing what was programmed. Each data sheet lists its own.',
        ],
      },
    ],
  },
  {
    id: 'software',
    title: 'Software and licenses',
    entries: [
      {
        id: 'license-types',
        question: 'What license types are there?',
        answer: [
          'Demo, to get to know the program; Student, for students and universities; Business, for companies; and Monthly, for work by the month. You manage all of them from your account on the portal.',
        ],
      },
      {
        id: 'demo',
        question: 'Can I try the software before I buy it?',
        answer: ['Yes. With an account on the portal you can request a demo license, once per program.'],
      },
      {
        id: 'license-end',
        question: 'What happens to my projects when the license ends?',
        answer: [
          'The files are yours and stay on your computer. When you renew, the program opens them just as you left them.',
        ],
      },
      {
        id: 'own-photos',
        question: 'Can I analyze photos I already have?',
        answer: [
          'Yes, with the desktop version of Quamtum, as long as something of known size in the photo gives it a scale. The interactive manual explains which photos work and which do not.',
        ],
      },
      {
        id: 'workshop-license',
        question: 'Do workshop attendees get a license?',
        answer: ['Everyone who attended the workshop in Chile received a free one-year license.'],
      },
    ],
  },
  {
    id: 'portal',
    title: 'Account and classifieds',
    entries: [
      {
        id: 'account',
        question: 'How do I create an account?',
        answer: ['Enter your name and e-mail, confirm with the four-digit PIN we send you, and choose your password.'],
      },
      {
        id: 'pin',
        question: 'The PIN did not arrive. What do I do?',
        answer: [
          'Check your spam folder and make sure the address is right. After three minutes you can request another; the previous one stops working.',
        ],
      },
      {
        id: 'password',
        question: 'I forgot my password. How do I get in?',
        answer: [
          'On the log-in page, choose to recover access: we e-mail you a PIN, and you use it to set a new password. For security, open sessions are closed.',
        ],
      },
      {
        id: 'listing',
        question: 'Who checks the machines listed?',
        answer: [
          'Our team, before they go live: details, photos and price. Every request for a quote, a rental or a repair gets a tracking number, no account needed.',
        ],
      },
      {
        id: 'reservation',
        question: 'What does reserving a machine mean?',
        answer: [
          'You pay an amount by card, which is credited to the price, and the machine is not offered to anyone else until the date on the receipt.',
        ],
      },
    ],
  },
]
