/** Resumes in scripts beyond Latin, Greek and Cyrillic. */
import { emptyResume } from "#app/core/resume/defaults.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import type { PrintFixture } from "./print-fixtures.ts";

function resumeWith(texts: {
  name: string;
  address: string;
  summary: string;
  skills: string[];
  job: [position: string, company: string, lines: string[]];
  study: [degree: string, field: string, school: string];
}): Resume {
  const [position, company, lines] = texts.job;
  const [degree, fieldOfStudy, institution] = texts.study;
  return {
    ...emptyResume(),
    personalInfo: {
      ...emptyResume().personalInfo,
      fullName: texts.name,
      email: "someone@example.com",
      phone: "+81 3-5555-0123",
      address: texts.address,
    },
    summary: texts.summary,
    skills: texts.skills,
    experience: [
      {
        id: "job",
        company,
        position,
        startDate: "2019-04",
        endDate: "",
        current: true,
        description: lines.join("\n"),
      },
    ],
    education: [
      {
        id: "study",
        institution,
        degree,
        fieldOfStudy,
        startDate: "2012-09",
        endDate: "2016-06",
        gpa: "",
      },
    ],
  };
}

export const SCRIPT_FIXTURES: (PrintFixture & { lang: string })[] = [
  {
    name: "Chinese, simplified",
    lang: "zh",
    isUnspaced: true,
    resume: resumeWith({
      name: "王小明",
      address: "上海市浦东新区",
      summary:
        "拥有十年经验的软件工程师,专注于数据平台与实时分析,曾带领十二人团队完成核心系统迁移。",
      skills: ["数据分析", "项目管理", "Python", "机器学习"],
      job: [
        "高级工程师",
        "蓝海科技有限公司",
        ["将报表生成时间从九小时缩短到四十秒", "培训了三名新同事"],
      ],
      study: ["理学硕士", "计算机科学", "复旦大学"],
    }),
  },
  {
    name: "Chinese, traditional",
    lang: "zh",
    isUnspaced: true,
    resume: resumeWith({
      name: "陳美玲",
      address: "臺北市大安區",
      summary: "專案經理,擅長跨部門溝通與產品規劃,曾負責三項國際合作計畫。",
      skills: ["專案管理", "產品規劃", "SQL"],
      job: ["資深專案經理", "遠見資訊股份有限公司", ["帶領八人團隊準時完成系統開發"]],
      study: ["碩士", "企業管理", "國立臺灣大學"],
    }),
  },
  {
    name: "Japanese",
    lang: "ja",
    isUnspaced: true,
    resume: resumeWith({
      name: "佐藤 花子",
      address: "東京都渋谷区",
      summary:
        "フロントエンドエンジニアとして八年の経験があり、アクセシビリティの改善を得意としています。",
      skills: ["TypeScript", "アクセシビリティ", "デザインシステム"],
      job: [
        "リードエンジニア",
        "株式会社あおぞら",
        ["表示速度を四割改善しました", "新人三名を指導しました"],
      ],
      study: ["学士", "情報工学", "東北大学"],
    }),
  },
  {
    name: "Korean",
    lang: "ko",
    isUnspaced: true,
    resume: resumeWith({
      name: "김민수",
      address: "서울특별시 강남구",
      summary: "데이터 엔지니어로서 실시간 처리 시스템을 설계하고 운영해 왔습니다.",
      skills: ["데이터 분석", "프로젝트 관리", "Kafka"],
      job: ["선임 엔지니어", "한빛소프트", ["배치 작업 140개를 스트리밍으로 옮겼습니다"]],
      study: ["학사", "컴퓨터공학", "서울대학교"],
    }),
  },
  {
    name: "Hebrew",
    lang: "he",
    wholeWords: 1,
    resume: resumeWith({
      name: "נועה לוי",
      address: "תל אביב",
      summary: "מנהלת פרויקטים בכירה עם עשר שנות ניסיון בהובלת צוותי פיתוח ובקיצור זמני אספקה.",
      skills: ["ניהול צוות", "תכנון מוצר", "Python"],
      job: [
        "מנהלת פרויקטים",
        "חברת אורנים בע״מ",
        ["ניהול צוות של שמונה מהנדסים", "הטמעת תהליך בדיקות חדש"],
      ],
      study: ["תואר ראשון", "מדעי המחשב", "אוניברסיטת חיפה"],
    }),
  },
  {
    name: "Arabic",
    lang: "ar",
    // Of 57 words, pdftotext splits four, pdf.js one and mupdf none.
    wholeWords: 53 / 57,
    resume: resumeWith({
      name: "ليلى حداد",
      address: "القاهرة",
      summary: "مديرة مشاريع أولى بخبرة عشر سنوات في قيادة فرق التطوير وتحسين جودة المنتجات.",
      skills: ["قيادة الفرق", "تخطيط المنتجات", "Python"],
      job: [
        "مديرة مشاريع",
        "شركة الأفق للبرمجيات",
        ["قيادة فريق من ثمانية مهندسين", "إطلاق نظام جديد للاختبار"],
      ],
      study: ["بكالوريوس", "علوم الحاسوب", "جامعة القاهرة"],
    }),
  },
  {
    name: "emoji",
    lang: "en",
    isUnspaced: true,
    resume: resumeWith({
      name: "Robin Park",
      address: "Remote",
      summary: "Ships things 🚀 and measures them 📈; drinks coffee ☕ and grows herbs 🌱.",
      skills: ["🎨 Design", "🧪 Testing"],
      job: ["Maker ✨", "Studio 42", ["Built a tool 🔧 that 1,200 people use"]],
      study: ["BA", "Design", "Open School"],
    }),
  },
];
