import { describePicture, type Facts } from '@pharos/pictures';
import { linkQuery, type LinkOptions } from '../pictures/linkPreviews.ts';
import { pathOf, pictureName, type LinkSubject } from '../pictures/linkSubject.ts';
import { pictureId } from '../pictures/pictures.ts';

interface Link {
  /** Where browsers find this server. */
  readonly origin: string;
  readonly subject: LinkSubject;
  readonly options: LinkOptions;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]);

/** What a page says about itself to those who show a preview of a link to it. */
export function previewTags(facts: Facts, { origin, subject, options }: Link): string {
  const { locale, title, description, alt } = describePicture(facts);
  // A picture that shows something else has another address, so that nobody shows an old one.
  const picture = `${origin}/pictures/${pictureName(subject)}.png?${linkQuery(options, { v: pictureId(facts) })}`;
  const properties = {
    'og:site_name': 'Pharos',
    'og:type': 'website',
    'og:url': `${origin}/${pathOf(subject)}?${linkQuery(options)}`,
    'og:locale': locale,
    'og:title': title,
    'og:description': description,
    'og:image': picture,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': alt,
  };
  const names = {
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': picture,
    'twitter:image:alt': alt,
    // Tables and results are for those who have the link.
    ...(subject.kind === 'home' ? {} : { robots: 'noindex' }),
  };
  return [
    ...Object.entries(properties).map(([name, value]) => `<meta property="${name}" content="${escaped(value)}" />`),
    ...Object.entries(names).map(([name, value]) => `<meta name="${name}" content="${escaped(value)}" />`),
  ].join('\n    ');
}
