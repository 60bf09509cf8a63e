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
          'Companies and professionals who are authorized to handle blasting products under the laws of their country. We do not sell to end consumers.',
          'Before the first sale we ask for the documents that prove it; they are kept on file and need not be sent again while they are valid.',
        ],
      },
      {
        id: 'quote',
        question: 'How do I ask for a quote?',
        answer: [
          'Create an account on the portal or write to the nearest office with the product, the quantity, the country of destination and the kind of operation. With those the quote is complete the first time.',
        ],
      },
      {
        id: 'delivery-time',
        question: 'How long does delivery take?',
        answer: [
          `About ${delivery} from the day the order is confirmed and the payment received. Orders are not processed at weekends, so those days do not count.`,
        ],
      },
      {
        id: 'delivery-place',
        question: 'Where are the devices delivered?',
        answer: [
          'Sales are FOB within Mexico. From that point transport, insurance and customs are for the buyer; if it helps, we recommend forwarders who know this kind of cargo.',
        ],
      },
      {
        id: 'payment',
        question: 'How do I pay?',
        answer: [
          'By international transfer to the account on the invoice. Always check it with your representative by phone before the first transfer: we never announce a change of account by e-mail alone.',
        ],
      },
      {
        id: 'countries',
        question: 'In which countries are you present?',
        answer: [
          `In more than ${presenceCountries} countries, with offices in Mexico, Peru, Chile and the United States and distributors who serve the others.`,
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
        answer: [`The factory warranty is ${warranty} from delivery and covers defects of material and workmanship.`],
      },
      {
        id: 'warranty-limits',
        question: 'What does the warranty not cover?',
        answer: [
          'Impacts, moisture in devices used with the lid open, forced connectors, devices opened by third parties, and batteries damaged by being stored empty. Nor what is consumed in each blast, unless it was defective from the start.',
        ],
      },
      {
        id: 'claim',
        question: 'How do I make a warranty claim?',
        answer: [
          'Write to the office that sold it with the serial number, the date of the invoice, a photograph of the device and the message on its screen. We answer with a shipping order, or with the remedy if it can be solved from afar.',
        ],
      },
      {
        id: 'repair',
        question: 'Do you repair devices out of warranty?',
        answer: [
          'Yes. A diagnosis and a quote come first; nothing is repaired without your approval. Every repaired device is returned with the record of the tests it passed.',
        ],
      },
      {
        id: 'training',
        question: 'Do you train the people who will use them?',
        answer: [
          'Yes, at your offices or on site, with the device you bought. Personalized training is quoted as a service, as is technical support during the first blasts.',
        ],
      },
    ],
  },
  {
    id: 'field',
    title: 'Devices in the field',
    entries: [
      {
        id: 'which-console',
        question: 'Which console do I need?',
        answer: [
          'It depends on how many adapters you fire at once, on the safe distance your operation requires and on whether you need to link several consoles. Each product page gives its limits with units; if you are between two models, send us the plan of a typical blast and we tell you which one, and why.',
        ],
      },
      {
        id: 'adapter-delay',
        question: 'Who decides the delay of each hole?',
        answer: [
          'You do, in the design. Each adapter is programmed on its own, in steps of one millisecond, and the console checks that all of them answer before it allows the blast.',
        ],
      },
      {
        id: 'missing-adapter',
        question: 'What do I do when an adapter does not answer?',
        answer: [
          'Do not fire. Check the connector and the cable of that hole first, then the stretch of line before it, and test again. If it still does not answer, treat it by your site procedure for undetected holes before you go on.',
        ],
      },
      {
        id: 'storage',
        question: 'How are consoles stored between campaigns?',
        answer: [
          'Clean, dry, with the lid closed and the battery charged. Charge it again when the device is not used for a season: a battery that is stored empty loses capacity.',
        ],
      },
      {
        id: 'console-languages',
        question: 'In which languages are the devices?',
        answer: [
          'Devices with a menu in several languages are switched in their settings, without losing what was programmed. Each data sheet lists its own.',
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
        question: 'What types of license are there?',
        answer: [
          'Demo to get to know the program, Student for students and universities, Business for companies and Monthly for work by the month. All are managed from the account on the portal.',
        ],
      },
      {
        id: 'demo',
        question: 'Can I try the software before I buy it?',
        answer: ['Yes. With an account on the portal you can ask for a demo license, once for each program.'],
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
        question: 'Can I analyze photographs that I already have?',
        answer: [
          'Yes, with the desktop version of Quamtum, as long as something of known size is in the photograph to give it a scale. The interactive manual explains which photographs serve and which do not.',
        ],
      },
      {
        id: 'workshop-license',
        question: 'Do those who attend a workshop get a license?',
        answer: ['Those who attended the workshop in Chile were given a free one-year license.'],
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
          'Look into the spam folder and check that the address is right. After three minutes you can ask for another; the one before it stops working.',
        ],
      },
      {
        id: 'password',
        question: 'I forgot my password. How do I get in?',
        answer: [
          'On the log-in page choose to recover access: we send a PIN to your e-mail and with it you set a new password. For safety, open sessions are closed.',
        ],
      },
      {
        id: 'listing',
        question: 'Who checks the machines that are listed?',
        answer: [
          'Our team, before they appear: data, photographs and price. Requests for a quote, a rental or a repair get a number to follow them by, without an account.',
        ],
      },
      {
        id: 'reservation',
        question: 'What does it mean to reserve a machine?',
        answer: [
          'An amount is paid by card and credited to the price, and the machine is no longer offered to others until the date on the receipt.',
        ],
      },
    ],
  },
]
