import type { Menu } from '../../../renderer/model/describe/formLayout.ts'

/** Menu of `/admin`, in groups. Keys are names of collections and paths in `content`. The CMS adds unlisted ones at the end. */
export const MENU: Menu = [
  {
    posts: { label: 'Articles', singular: 'article', icon: 'article', rareFields: ['drawing', 'guid'] },
    episodes: { label: 'Podcast episodes', icon: 'podcasts', rareFields: ['guid'] },
  },
  {
    services: { label: 'Services', icon: 'campaign' },
    industries: { label: 'Industries', icon: 'medical_services' },
    states: { label: 'States and cities', icon: 'map' },
  },
  {
    team: { label: 'Team', icon: 'group' },
    values: { label: 'Values', icon: 'favorite' },
    legal: { label: 'Legal pages', icon: 'gavel' },
  },
  {
    'pages/home.yaml': { label: 'Home page', icon: 'home' },
    'pages/about.yaml': { label: 'About page', icon: 'info' },
    'pages/contact.yaml': { label: 'Contact page', icon: 'call' },
    'posts/_listing.yaml': { label: 'Blog page', icon: 'article' },
    'episodes/_listing.yaml': { label: 'Podcast page', icon: 'podcasts' },
    'services/_listing.yaml': { label: 'Services page', icon: 'campaign' },
    'industries/_listing.yaml': { label: 'Industries page', icon: 'medical_services' },
    'states/_listing.yaml': { label: 'Locations page', icon: 'map' },
    'pages/not-found.yaml': { label: 'Page not found', icon: 'search_off' },
  },
  {
    'posts/_post.yaml': { label: 'Text on all article pages', icon: 'article' },
    'episodes/_episode.yaml': { label: 'Text on all episode pages', icon: 'podcasts' },
    'services/_service.yaml': { label: 'Text on all service pages', icon: 'campaign' },
    'industries/_industry.yaml': { label: 'Text on all industry pages', icon: 'medical_services' },
    'industries/_industry-service.yaml': { label: 'Text on all industry service pages', icon: 'medical_services' },
    'states/_state.yaml': { label: 'Text on all state pages', icon: 'map' },
    'states/_city.yaml': { label: 'Text on all city pages', icon: 'location_city' },
    'legal/_legal-page.yaml': { label: 'Text on all legal pages', icon: 'gavel' },
  },
  {
    'site.yaml': { label: 'Company details', icon: 'business' },
    'navigation.yaml': { label: 'Menus and footer', icon: 'menu' },
    'claims.yaml': { label: 'Claims', icon: 'verified' },
    'spelling.yaml': { label: 'Spelling', icon: 'spellcheck' },
  },
]
