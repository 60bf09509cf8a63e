import type { Chapter, ManualFigures } from '../chapter.ts'

export const startEn = ({ languages }: ManualFigures): readonly Chapter[] => [
  {
    id: 'overview',
    title: 'Before you start',
    lead: 'What Quamtum measures, how its three versions differ and what to take to the field.',
    sections: [
      {
        id: 'what-it-measures',
        title: 'What it measures',
        blocks: [
          {
            kind: 'text',
            text: 'Quamtum recognizes rock fragments in an image with a scale and gives their size distribution: what share of the material passes each sieve opening. With that curve you can compare one blast with another, review the design and anticipate loading and crushing.',
          },
          {
            kind: 'text',
            text: 'The result is only as good as the image. That is why half of this manual is about capturing and calibrating: those two steps cannot be fixed later at the office.',
          },
        ],
      },
      {
        id: 'versions',
        title: 'The three versions',
        blocks: [
          {
            kind: 'drawing',
            name: 'versions',
            caption: 'Portable in front of the muckpile, a drone in flight around it, and analysis on the desktop.',
          },
          {
            kind: 'table',
            head: ['Version', 'What for', 'How it captures'],
            rows: [
              [
                'Portable',
                'Quick control at the face, truck by truck or shovel by shovel.',
                'On foot, with the device in your hand.',
              ],
              ['Drone 360', 'The whole muckpile, even where no one can walk.', 'In flight around the muckpile.'],
              [
                'Desktop',
                'Review, comparison between blasts and reports.',
                'With images from the other two or from your own camera.',
              ],
            ],
          },
          {
            kind: 'text',
            text: 'All three use the same project file: what is captured with one opens in the others. Sections about a single version show its name next to the title, and the buttons above leave only those for yours.',
          },
        ],
      },
      {
        id: 'what-to-bring',
        title: 'What to take to the field',
        blocks: [
          {
            kind: 'list',
            items: [
              'The device or the drone with its battery charged, and the charger.',
              'The scale reference: two pieces of known size, clean and undamaged.',
              'A dry cloth and a soft brush for the lens.',
              'The plan of the blast, or its number, to name the project.',
              'The site’s permission to approach the muckpile or to fly.',
            ],
          },
          {
            kind: 'care',
            text: 'Enter the muckpile only after the person in charge of the blast has declared it safe. No photo is worth standing under an unstable slope or next to a misfired hole.',
          },
        ],
      },
      {
        id: 'technical-data',
        title: 'Technical data',
        blocks: [{ kind: 'text', text: 'The same as on the product page and in the brochure.' }, { kind: 'facts' }],
      },
    ],
  },
  {
    id: 'installing',
    title: 'Installing',
    lead: 'Getting each version ready for its first job.',
    sections: [
      {
        id: 'install-portable',
        title: 'Prepare the portable device',
        versions: ['portable'],
        blocks: [
          {
            kind: 'steps',
            items: [
              'Charge the battery fully before the first use, with the device off and in a dry place.',
              'Switch the device on and wait for the start screen.',
              'Choose the language and the time zone. The right time matters: it is written into each image.',
              'Log in with your portal account. The device keeps the license and works without a network.',
              'Adjust the strap and check that lens and screen are clean.',
            ],
          },
        ],
      },
      {
        id: 'install-drone',
        title: 'Prepare the drone',
        versions: ['drone'],
        blocks: [
          {
            kind: 'steps',
            items: [
              'Mount the propellers and the camera following the drone maker’s guide, and check them for cracks.',
              'Update the drone and its controller before you leave for the field, never on the bench.',
              'Install the 360 app on the controller’s device and log in.',
              'Connect the controller and check that the app shows the image, the battery and the position signal.',
              'Make a short test flight in the open and check that images are stored with their position.',
            ],
          },
          {
            kind: 'care',
            text: 'The pilot must hold the country’s license and the site’s permit. Never fly out of sight, in strong wind or over people.',
          },
        ],
      },
      {
        id: 'install-desktop',
        title: 'Install on the desktop',
        versions: ['desktop'],
        blocks: [
          {
            kind: 'steps',
            items: [
              'Log in to the portal and download the installer from the resource library.',
              'Run it with administrator rights and follow the steps on screen.',
              'Open the program and log in: the license activates itself.',
              'Choose the project folder. One that your company backs up is best.',
              'Open the sample project to check that everything displays correctly.',
            ],
          },
          {
            kind: 'tip',
            text: 'No license yet? Request a demo on the portal: one per program.',
          },
        ],
      },
      {
        id: 'language',
        title: 'Change the language',
        blocks: [
          {
            kind: 'text',
            text: `There are ${languages} languages. Change yours in Settings › Language, with no restart. Stored projects stay as they are: only menus, and reports made from then on, change.`,
          },
        ],
      },
    ],
  },
]
